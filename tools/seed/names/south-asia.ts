import { names, type NameLists } from './name-lists.ts';

export const SOUTH_ASIA: Record<string, NameLists> = {
  hindi: names(
    `Ananya Priya Shreya Aditi Kavya Neha Pooja Riya Isha Sneha Divya Meera Tanvi Nidhi Swati Aarohi Kritika Pallavi Vaishali Simran
     Radhika Sonal Jyoti Mansi Deepika Ritu Shivani Anjali Garima Aparna Vidhi Charu`,
    `Arjun Rohan Aditya Vikram Rahul Karan Siddharth Aman Nikhil Varun Ankit Kunal Manish Abhishek Vivek Yash Pranav Gaurav Harsh Dev
     Akash Mohit Sameer Rajat Ishaan Ashwin Tarun Ayush Kartik Neeraj Utkarsh Vinay`,
    `Sharma Verma Gupta Mishra Singh Agarwal Tiwari Pandey Srivastava Jain Mehta Joshi Chauhan Rathore Yadav Saxena Bhatia Kapoor
     Malhotra Khanna Dubey Trivedi Chaturvedi Bansal Goel Tripathi Rawat Negi Bisht Shukla Awasthi Thakur`,
  ),
  marathi: names(
    `Sayali Mrunal Ketaki Ashwini Madhura Rutuja Gauri Sharvari Tejaswini Prajakta Manasi Vaidehi Hetal Krupa Bhavika Jinal Dhara
     Urvi Foram Nirali Supriya Amruta Shraddha Komal Mayuri Pranali Janhavi Avani Riddhi Mitali`,
    `Omkar Tejas Chinmay Aniket Shantanu Atharva Saurabh Mihir Jay Parth Dhruv Hardik Chirag Bhavesh Kaustubh Ameya Swapnil Tushar
     Yogesh Sachin Mandar Prathamesh Soham Kedar Nilesh Vedant Darshan Jigar Malhar Gautam`,
    `Patil Deshmukh Kulkarni Jadhav Pawar Shinde Deshpande Gokhale Joglekar Kale Bhosale Chavan Patel Shah Desai Parekh Dave Bhatt Soni
     Gandhi Modi Vora Sheth Kadam More Salunkhe Sawant Naik Kamat Rane Apte`,
  ),
  tamil: names(
    `Lakshmi Nithya Harini Janani Kavitha Meenakshi Pavithra Revathi Sangeetha Vidya Yamini Abirami Bhavani Dharani Gayathri Indhu
     Keerthana Lavanya Nandhini Oviya Preethi Ramya Sandhya Thamizhini Varsha Anitha Swetha Aishwarya Mythili Sindhu`,
    `Karthik Arun Bharath Dinesh Ganesh Hari Jeeva Kumaran Madhavan Naveen Prakash Raghav Sanjay Senthil Surya Tharun Vignesh Vijay
     Ashwath Balaji Gokul Ilango Kishore Murugan Praveen Rajesh Sathish Sriram Vasanth Yogeshwaran`,
    `Subramanian Krishnan Raman Iyer Natarajan Venkatesan Murugesan Rajan Sundaram Balasubramaniam Chandrasekar Ganesan Narayanan
     Palanisamy Ramachandran Selvam Thangavel Vaidyanathan Reddy Rao Naidu Nair Menon Pillai Varma Shetty Hegde Gowda Iyengar Arunachalam`,
  ),
  punjabi: names(
    `Harpreet Gurleen Jasleen Manpreet Navneet Simrat Amrit Kirandeep Rajwinder Sukhmani Prabhjot Jaspreet Kulwinder Ravneet Mehak
     Navdeep Ramandeep Tarandeep Amanpreet Gurpreet Sehaj Japneet Noorpreet Parneet Komalpreet Lovepreet Ishmeet Avneet Sandeep Harleen`,
    `Gurpreet Harjit Jaspal Manjit Navjot Rajvir Sukhdeep Arshdeep Balraj Charanjit Daljit Gagandeep Inderpal Karanvir Lakhvir Mandeep
     Parminder Ranjit Satnam Tejinder Amandeep Fateh Angad Jorawar Hardeep Ekam Baljinder Yuvraj Kanwar Zorawar`,
    `Singh Gill Sandhu Dhillon Sidhu Grewal Brar Bajwa Dhaliwal Randhawa Mann Virk Cheema Sekhon Ahluwalia Bedi Chadha Kohli Sethi
     Anand Arora Bhullar Deol Hundal Johal Kang Nagra Purewal Toor Walia`,
  ),
  bengali: names(
    `Nusrat Farzana Tasnim Sharmin Sumaiya Ishrat Anika Rumana Mahbuba Sadia Ayesha Nabila Shaila Tania Rifat Priyanka Sudeshna Moumita
     Rituparna Sreya Debjani Ankita Paromita Oindrila Tahmina Jannatul Lamia Samira Mithila Bidisha`,
    `Tanvir Rakib Imran Shakil Fahim Arif Mahmud Sabbir Nayeem Rashed Zahid Ashraf Ridwan Tareq Asif Sourav Anirban Debashish Arnab
     Subhojit Kaushik Saikat Sayan Abir Mehedi Shafiqul Touhid Nazmul Rayhan Indranil`,
    `Rahman Hossain Islam Chowdhury Ahmed Khan Akter Haque Sarkar Das Roy Banerjee Mukherjee Chatterjee Ghosh Bose Sen Dutta Majumder
     Talukder Sikder Bhuiyan Karim Uddin Miah Alam Siddique Biswas Mondal Paul`,
  ),
  pakistani: names(
    `Ayesha Fatima Zainab Hira Mahnoor Sana Iqra Amna Noor Maryam Rabia Komal Areeba Sidra Bushra Kinza Laiba Mehwish Nimra Saba Zara
     Hafsa Aiman Rida Maheen Javeria Alina Momina Sehrish Shanzay`,
    `Ali Usman Bilal Hamza Ahmed Hassan Saad Zain Umar Fahad Asad Talha Danish Kamran Waqas Junaid Faisal Shahzaib Haris Adeel Taimoor
     Sheraz Rehan Mustafa Salman Arslan Daniyal Zeeshan Ibrahim Moiz`,
    `Khan Malik Ahmed Hussain Shah Qureshi Sheikh Butt Chaudhry Raza Siddiqui Mirza Abbasi Akhtar Iqbal Javed Nawaz Bhatti Awan Baig
     Hashmi Rizvi Gillani Khokhar Lodhi Memon Mughal Niazi Afridi Yousafzai`,
  ),
  sinhala: names(
    `Nethmi Dilini Sanduni Chathurika Hiruni Kavindi Tharushi Ishara Nadeesha Piumi Sachini Amaya Buddhini Chamari Dinithi Gayani
     Hasini Imasha Kaushalya Madhavi Nirmala Oshadi Ruwani Shehani Thilini Udari Vihangi Yasodha Anushka Senuri`,
    `Kasun Nuwan Chamara Dinesh Lahiru Tharindu Sandun Isuru Pasindu Ravindu Dulanjan Gihan Hasitha Janith Kavinda Malith Nadun Oshan
     Pramod Ruwan Sahan Thisara Udara Vidura Yasiru Amila Buddhika Charith Dilshan Sachith`,
    `Perera Fernando Silva Jayawardena Bandara Wickramasinghe Dissanayake Herath Gunawardena Rajapaksha Senanayake Ranasinghe
     Karunaratne Weerasinghe Abeysekara Amarasinghe Liyanage Mendis Samarasinghe Ratnayake Ekanayake Jayasuriya Kumarasinghe
     Gamage Peiris Nanayakkara Wijesinghe Edirisinghe Pathirana Seneviratne`,
  ),
  nepali: names(
    `Sita Anjana Bina Chandra Deepa Gita Kabita Laxmi Manisha Nisha Pratiksha Rashmi Sabina Sarita Sunita Asmita Binita Dikshya
     Elina Karuna Muna Namrata Prakriti Puja Rojina Samjhana Shristi Smriti Susmita Yangji`,
    `Bikash Anil Bishal Dipesh Ganesh Hari Kiran Manoj Nabin Prabin Rajan Sagar Santosh Sujan Suresh Umesh Aayush Binod Dawa Kushal
     Milan Niraj Pemba Prashant Roshan Sabin Subash Sandesh Tenzing Yubraj`,
    `Shrestha Gurung Tamang Sherpa Thapa Rai Magar Adhikari Karki Poudel Bhattarai Khadka Maharjan Limbu Basnet Koirala Acharya Dahal
     Ghimire Joshi KC Lama Pandey Pokharel Rana Regmi Sapkota Subedi Tuladhar Upreti`,
  ),
};
